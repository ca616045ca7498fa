/** The seats of views that belong to nobody. */
export const SPECTATOR = -1;
export const OPEN_VIEW = -2;
