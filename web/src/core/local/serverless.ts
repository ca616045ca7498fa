/** Whether this page was built to play without a server (`npm run build:static`). */
export const serverless = import.meta.env.MODE === 'static';
