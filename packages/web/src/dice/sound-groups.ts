/** Groups of sounds that share a volume. */
export const soundGroups = ['dice', 'outcomes', 'turns', 'clock'] as const;
export type SoundGroup = (typeof soundGroups)[number];
