import { type OptionValue, parsePosition, positionMessage } from '@dicehall/engine';
import { mostSentMoves } from '@dicehall/strategy';
import { z } from 'zod';
import { isExplored } from '../../experts/experts.ts';
import { exploredPositionSchema, explorePositionSchema } from '../../protocol/index.ts';
import type { App, HttpDeps } from '../deps.ts';
import { clientOf } from '../limits.ts';
import { HttpProblem, tooManyRequests } from '../problems.ts';
import { describedWith } from './responses.ts';

/** The time in milliseconds that a person waits after using up the budget for solving. */
const budgetWait = 60_000;
/** The number of seconds after which another node, or this node after a restart, can respond. */
const restartTime = 2;

const described = describedWith('values');

export function exploreRoutes(app: App, { explorers, isStopping, intake }: HttpDeps): void {
  app.get(
    '/explore',
    described(
      'explorePosition',
      'What every legal move of a position is worth, and what the next roll brings',
      {
        // Each field is a separate query parameter, so the schema is not a component of the document.
        querystring: z.strictObject(explorePositionSchema.shape),
        response: { 200: exploredPositionSchema },
      },
      { config: { limit: 'explored' } },
    ),
    async (request) => {
      const { position } = request.query;
      const read = parsePosition(position);
      if (!read.ok)
        throw new HttpProblem('bad-position', {
          values: { problem: { list: [positionMessage(read.error)] } },
        });
      const { game, state } = read.value;
      const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
      const seats = game.scores(state).length;
      if (explorers === null || !isExplored({ game: game.id, options, seats }))
        throw new HttpProblem('no-values');
      const person = clientOf(request);
      // From here on, the request waits for an expert, which has its own limits.
      intake.answered(request.raw);
      const explored = await explorers.explore({ game: game.id, options, seats, position, person });
      if (explored === null && isStopping()) throw new HttpProblem('try-again', { retryAfter: restartTime });
      if (explored === null) throw tooManyRequests(budgetWait);
      const { how, unit, seat, bySeat, moves, severalBest, roll } = explored;
      const shown = moves.slice(0, mostSentMoves);
      const more = moves.length - shown.length;
      return {
        game: game.id,
        position,
        how,
        unit,
        seat,
        values: bySeat,
        moves: shown,
        more,
        severalBest,
        roll,
      };
    },
  );
}
