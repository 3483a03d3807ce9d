// A list that goes on below its edge fades out there, so that nobody takes its end for a cut.
import type { Action } from 'svelte/action';

export const more: Action<HTMLElement> = (node) => {
  const look = () => node.classList.toggle('goes-on', node.scrollHeight - node.clientHeight - node.scrollTop > 4);
  const sizes = new ResizeObserver(look); // which looks at once at what it is given
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.addEventListener('scroll', look, { passive: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
};
