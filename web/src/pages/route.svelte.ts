// Where we are: the lobby, a table, or an invitation that wants to be used.
class Route {
  table = $state(tableIn(location.pathname));
  invitation = $state(invitationIn(location.hash));
  /** The version from which a finished game is to be replayed. */
  replay = $state(replayIn(location.hash));

  go(table: string): void {
    this.table = table;
    this.replay = null;
    history.pushState(null, '', table ? `/table/${table}` : '/');
    scrollTo(0, 0);
  }

  /** The code must not stay in the address, where others could read it. */
  used(): void {
    this.invitation = '';
    history.replaceState(null, '', location.pathname);
  }
}

function tableIn(path: string): string {
  return /^\/table\/([0-9a-f]+)$/.exec(path)?.[1] ?? '';
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
  route.replay = replayIn(location.hash);
});
addEventListener('hashchange', () => {
  route.invitation = invitationIn(location.hash);
});
