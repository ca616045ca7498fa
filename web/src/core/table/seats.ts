/** Seat numbers of views without a player. */
export const SPECTATOR = -1;
export const OPEN_VIEW = -2;
