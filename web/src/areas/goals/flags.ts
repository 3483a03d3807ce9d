// Which towns goals are about: they are marked on the map.
import type { GoalView } from '../../api/types';

export interface Flag {
  /** The names of goals that are still open there, and of those that were reached. */
  open: string[];
  met: string[];
}

/** By town what a seat has to do there; a spectator sees what anybody has to do. */
export function flags(goals: readonly GoalView[], seat: number | null): Map<string, Flag> {
  const found = new Map<string, Flag>();
  const others = (goal: GoalView) => goals.filter((one) => one.id === goal.id);
  for (const goal of goals) {
    const seen = seat === null || goal.seat === null || goal.seat === seat;
    for (const town of seen && !goal.missed ? goal.towns : []) {
      const flag = found.get(town) ?? { open: [], met: [] };
      const met = seat === null ? others(goal).every((one) => one.met) : goal.met;
      const list = met ? flag.met : flag.open;
      if (!list.includes(goal.name)) list.push(goal.name);
      found.set(town, flag);
    }
  }
  return found;
}
