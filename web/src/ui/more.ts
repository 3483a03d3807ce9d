// A list that goes on below its edge fades out there, so that nobody takes its end for a cut.
import type { Action } from 'svelte/action';

export const more: Action<HTMLElement> = (node) => {
  const look = () => node.classList.toggle('goes-on', node.scrollHeight - node.clientHeight - node.scrollTop > 4);
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(node);
  children.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
};
