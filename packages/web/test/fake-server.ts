import { vi } from 'vitest';

/**
 * Stubs a server that answers these requests with values or whole responses, and refuses all others. Returns the
 * requests and their bodies.
 */
export function server(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    // A table of an earlier test in this worker may still try to reach its own server, which has stopped.
    if (url.startsWith('http://127.0.0.1')) throw new TypeError('fetch failed');
    const request = `${method} ${url.replace('/api/v1', '')}`;
    asked.push(body == null ? [request] : [request, JSON.parse(String(body))]);
    if (!(request in answers))
      return Response.json({ code: 'server-error', detail: `Refused: ${request}` }, { status: 500 });
    const answer = answers[request];
    if (answer instanceof Response) return answer.clone();
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return asked;
}
