/** Start page, new tables, joining and waiting: what other parts of the page may use. */

export { lobbyApi } from './api';
export { againstBots } from './state/tablePlans';
export { default as GameOptions } from './GameOptions.svelte';
export { default as Home } from './Home.svelte';
export { default as WaitingRoom } from './WaitingRoom.svelte';
export { lobby } from './state/lobby.svelte';
