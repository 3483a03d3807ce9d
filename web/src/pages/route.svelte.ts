// Where we are: the lobby, a table, a page of its own, or an invitation that wants to be used.
/** What is loaded only when somebody goes there. */
const PAGES = ['account'] as const;
export type Page = (typeof PAGES)[number];

class Route {
  table = $state(tableIn(location.pathname));
  page = $state(pageIn(location.pathname));
  /** The code of a link that was sent by mail. */
  link = $state(linkIn(location.hash));
  invitation = $state(invitationIn(location.hash));
  /** The version from which a finished game is to be replayed. */
  replay = $state(replayIn(location.hash));

  go(table: string): void {
    this.table = table;
    this.page = null;
    this.replay = null;
    history.pushState(null, '', table ? `/table/${table}` : '/');
    scrollTo(0, 0);
  }

  open(page: Page): void {
    this.go('');
    this.page = page;
    history.replaceState(null, '', `/${page}`);
  }

  /** The code must not stay in the address, where others could read it. */
  used(): void {
    this.invitation = '';
    this.link = '';
    history.replaceState(null, '', location.pathname);
  }
}

function tableIn(path: string): string {
  return /^\/table\/([0-9a-f]+)$/.exec(path)?.[1] ?? '';
}

function pageIn(path: string): Page | null {
  return PAGES.find((page) => path === `/${page}`) ?? null;
}

function linkIn(hash: string): string {
  return /^#link=([\w-]+)$/.exec(hash)?.[1] ?? '';
}

function invitationIn(hash: string): string {
  return /^#invitation=([\w-]+)$/.exec(hash)?.[1] ?? '';
}

function replayIn(hash: string): number | null {
  const found = /^#replay(?:=(\d{1,7}))?$/.exec(hash);
  return found ? Number(found[1] ?? 0) : null;
}

/** Opens the replay of a finished game, for everybody who may see the table. */
export function replayLink(table: string): string {
  return `${location.origin}/table/${table}#replay`;
}

export const route = new Route();

addEventListener('popstate', () => {
  route.table = tableIn(location.pathname);
  route.page = pageIn(location.pathname);
  route.replay = replayIn(location.hash);
});
addEventListener('hashchange', () => {
  route.invitation = invitationIn(location.hash);
  route.link = linkIn(location.hash);
});
