/** Which page is open: the path of the address, kept in step with the browser's history. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'end'; id: string }
  | { page: 'reference'; game: string }
  | { page: 'account' }
  | { page: 'import' }
  | { page: 'lost' };

function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if ((first === 'account' || first === 'import') && !second) return { page: first };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'reference' && second) return { page: 'reference', game: second };
  if (first === 'table' && second) {
    if (!third) return { page: 'table', id: second };
    if (third === 'join' || third === 'replay' || third === 'end') return { page: third, id: second };
  }
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = read(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = read(location.pathname);
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, '', address);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = !link || link.origin !== location.origin || link.target || link.hasAttribute('download');
    if (elsewhere || link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
