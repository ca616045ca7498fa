/** The base path of the app, such as "/" or "/games/", from the page's meta tag. */
const declared = document.querySelector<HTMLMetaElement>('meta[name=root]')?.content ?? '/';

// The development server leaves "./" in the tag and serves from "/".
export const root = declared.startsWith('/') ? declared : '/';

/** The address of a path within the app. */
export const to = (path: string): string => root + path.slice(1);
