/** Where the app lies at its host: "/", or "/games/" if it shares the host with others. The server says so in the page. */
const said = document.querySelector<HTMLMetaElement>('meta[name=root]')?.content ?? '/';

// Only a server that is still being built says "./": it has the whole host.
export const root = said.startsWith('/') ? said : '/';

/** The address of something of ours, by its path within the app. */
export const to = (path: string): string => root + path.slice(1);
