// Where we are: the lobby, a table, or an invitation that wants to be used.
class Route {
  table = $state(tableIn(location.pathname));
  invitation = $state(invitationIn(location.hash));

  go(table: string): void {
    this.table = table;
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

export const route = new Route();

addEventListener('popstate', () => {
  route.table = tableIn(location.pathname);
});
addEventListener('hashchange', () => {
  route.invitation = invitationIn(location.hash);
});
