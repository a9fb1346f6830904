import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import type { Bus, NodeSettings } from './bus.ts';
import { Subscribers } from './subscribers.ts';

/** Creates the bus of a platform that is one process. */
export function createLocalBus(node: string, logger: Logger = silentLogger): Bus {
  return { ...localBus(node, new Map(), logger), isShared: false };
}

/** Creates the buses of several nodes in one process. Other nodes take a message in a later turn, as from a network. */
export function createLocalBuses(nodes: readonly string[], logger: Logger = silentLogger): Bus[] {
  const open: OpenNodes = new Map();
  return nodes.map((node) => localBus(node, open, logger));
}

/** The open nodes, each with its subscribers and the settings that it announced. */
type OpenNodes = Map<string, { readonly subscribers: Subscribers; readonly settings?: NodeSettings }>;

/** Creates the bus of a node, and adds its subscribers to those of the open nodes. */
function localBus(node: string, open: OpenNodes, logger: Logger): Bus {
  const own = new Subscribers(logger);
  open.set(node, { subscribers: own });
  return {
    node,
    isShared: true,
    publish({ name }, message) {
      if (!open.has(node)) return;
      own.give(name, message, node);
      if (open.size === 1) return;
      const text = JSON.stringify(message);
      for (const [other, { subscribers }] of open) {
        if (other !== node) queueMicrotask(() => open.has(other) && subscribers.giveText(name, text, node));
      }
    },
    subscribe: (topic, take) => own.add(topic, take),
    onGap: (take) => own.addGap(take),
    // Messages within the process always arrive.
    whileAway: () => () => {},
    isConnected: () => open.has(node),
    others: () =>
      [...open].filter(([other]) => other !== node).map(([other, { settings }]) => ({ node: other, settings })),
    async announce(settings) {
      if (open.has(node)) open.set(node, { subscribers: own, settings });
    },
    async close() {
      open.delete(node);
    },
  };
}
