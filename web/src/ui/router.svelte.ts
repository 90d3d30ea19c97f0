// Which screen the address asks for.

export type Route =
    | { screen: 'home' }
    | { screen: 'scenario'; game: string; scenario: string }
    | { screen: 'table'; table: string; secret: string | null }
    | { screen: 'rules'; game: string; rule: string | null }
    | { screen: 'how'; game: string };

export function read_route(path: string, hash: string): Route {
    const [, room, first, second] = path.split('/').map(decodeURIComponent);
    if (room === 't' && first) {
        const secret = new URLSearchParams(hash.replace(/^#/, '')).get('seat');
        return { screen: 'table', table: first, secret };
    }
    if (room === 's' && first && second)
        return { screen: 'scenario', game: first, scenario: second };
    if (room === 'how' && first) return { screen: 'how', game: first };
    if (room === 'rules' && first) return { screen: 'rules', game: first, rule: second ?? null };
    return { screen: 'home' };
}

class Router {
    route: Route = $state.raw(read_route(location.pathname, location.hash));

    constructor() {
        addEventListener('popstate', () => this.read());
        addEventListener('hashchange', () => this.read());
    }

    go(path: string): void {
        history.pushState(null, '', path);
        this.read();
        scrollTo(0, 0);
    }

    /** Lets a plain link change the screen without loading the page again. */
    readonly follow = (event: MouseEvent) => {
        const link = (event.target as Element).closest('a');
        if (!link || event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download)
            return;
        if (link.origin !== location.origin) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    };

    private read(): void {
        this.route = read_route(location.pathname, location.hash);
    }
}

export const router = new Router();
