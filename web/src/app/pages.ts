/** The pages that are loaded when somebody opens them; the start page and the table come with the page itself. */

export const account = () => import('../features/accounts/pages').then((all) => all.Account);
export const profile = () => import('../features/accounts/pages').then((all) => all.Profile);
export const recover = () => import('../features/accounts/pages').then((all) => all.Recover);
export const analysis = () => import('../features/analysis/pages').then((all) => all.Analysis);
export const tryOut = () => import('../features/analysis/pages').then((all) => all.TryOut);
export const daily = () => import('../features/daily/pages').then((all) => all.Daily);
export const legal = () => import('../features/legal/pages').then((all) => all.LegalPage);
export const learn = () => import('../features/lessons/pages').then((all) => all.Learn);
export const join = () => import('../features/lobby/pages').then((all) => all.Join);
export const newTable = () => import('../features/lobby/pages').then((all) => all.NewTable);
export const moderation = () => import('../features/moderation/pages').then((all) => all.Moderation);
export const mailLink = () => import('../features/notifications/pages').then((all) => all.MailLink);
export const notifications = () => import('../features/notifications/pages').then((all) => all.Notifications);
export const leaderboard = () => import('../features/ratings/pages').then((all) => all.Leaderboard);
export const importRecord = () => import('../features/records/pages').then((all) => all.Import);
export const replay = () => import('../features/records/pages').then((all) => all.Replay);
export const result = () => import('../features/records/pages').then((all) => all.Result);
export const guide = () => import('../features/reference/pages').then((all) => all.Guide);
export const playerAid = () => import('../features/reference/pages').then((all) => all.PlayerAid);
export const reference = () => import('../features/reference/pages').then((all) => all.Reference);
export const tournament = () => import('../features/tournaments/pages').then((all) => all.Tournament);
export const tournaments = () => import('../features/tournaments/pages').then((all) => all.Tournaments);
export const workshop = () => import('../features/workshop/pages').then((all) => all.Workshop);
