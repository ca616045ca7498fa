/** The route of the open page, in step with the browser's history. */

import { root, to } from './basePath';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'end'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'try'; id: string }
  | { page: 'reference'; game: string }
  | { page: 'guide'; game: string; chapter: string }
  | { page: 'aid'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'account' }
  | { page: 'import' }
  | { page: 'profile' }
  | { page: 'calls' }
  | { page: 'mail' }
  | { page: 'recover' }
  | { page: 'moderation' }
  | { page: 'imprint' }
  | { page: 'terms' }
  | { page: 'privacy' }
  | { page: 'leaderboard' }
  | { page: 'today'; day: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; cup: string }
  | { page: 'lost' };

const PLAIN = [
  'account',
  'calls',
  'import',
  'imprint',
  'leaderboard',
  'mail',
  'moderation',
  'privacy',
  'profile',
  'recover',
  'terms',
  'tournaments',
] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(name);

function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (!second && isPlain(first)) return { page: first };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'reference' && second) return { page: 'reference', game: second };
  if (first === 'guide' && second) return { page: 'guide', game: second, chapter: third };
  if (first === 'workshop' && second) return { page: 'workshop', game: second };
  if (first === 'aid' && second) return { page: 'aid', game: second };
  if (first === 'today' && !third) return { page: 'today', day: second };
  if (first === 'tournament' && second && !third) return { page: 'tournament', cup: second };
  if (first === 'table' && second) {
    if (!third) return { page: 'table', id: second };
    if (third === 'join' || third === 'replay' || third === 'end') return { page: third, id: second };
    if (third === 'analysis' || third === 'try') return { page: third, id: second };
  }
  return { page: 'lost' };
}

const within = (address: string): string => `/${address.startsWith(root) ? address.slice(root.length) : ''}`;

class Router {
  route = $state.raw<Route>(read(this.path));

  constructor() {
    addEventListener('popstate', () => (this.route = read(this.path)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** The path of the page that is open, within the app. */
  get path(): string {
    return within(location.pathname);
  }

  go(path: string): void {
    history.pushState(null, '', to(path));
    this.route = read(this.path);
    scrollTo(0, 0);
  }

  /** Changes the address of the open page without a history entry. */
  rename(path: string): void {
    history.replaceState(null, '', to(path));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere =
      !link ||
      link.origin !== location.origin ||
      !link.pathname.startsWith(root) ||
      link.target ||
      link.hasAttribute('download');
    if (elsewhere || link.pathname.startsWith(to('/api/')) || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    this.go(within(link.pathname) + link.search + link.hash);
  }
}

export const router = new Router();
