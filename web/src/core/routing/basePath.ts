import { serverless } from '../local/serverless';

/** The base path of the app, such as "/" or "/games/", from the page's meta tag. */
const declared = document.querySelector<HTMLMetaElement>('meta[name=root]')?.content ?? '/';

// The development server leaves "./" in the tag and serves from "/". So does a host of static files, which serves the
// page from the folder in which it lies; at other addresses the service worker does, and fills in the tag.
const folder = serverless ? new URL('./', location.href).pathname : '/';
export const root = declared.startsWith('/') ? declared : folder;

/** The address of a path within the app. */
export const to = (path: string): string => root + path.slice(1);
