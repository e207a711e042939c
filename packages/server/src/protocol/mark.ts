import { z } from 'zod';

const shapes = [
  'star',
  'diamond',
  'clover',
  'square',
  'triangle',
  'cross',
  'hourglass',
  'drop',
  'disc',
  'bolt',
  'heart',
  'hexagon',
  'flag',
  'moon',
  'crown',
  'ring',
] as const;
const colours = ['yellow', 'blue', 'coral', 'green', 'violet', 'orange', 'pink', 'grey'] as const;

/** The mark that a person chose. It is shown next to the name. */
export const markSchema = z.strictObject({ shape: z.enum(shapes), colour: z.enum(colours) }).meta({
  description: 'The mark that is shown beside the name of a person; if absent, clients choose one',
});
export type Mark = z.infer<typeof markSchema>;
