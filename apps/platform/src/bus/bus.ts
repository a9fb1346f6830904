import type { Stop } from '@kvota/server';
import type { GenericSchema } from 'valibot';

/** A kind of message between nodes. Nodes of two builds may run side by side, so each message is checked when it arrives. */
export interface Topic<T> {
  readonly name: string;
  readonly schema: GenericSchema<unknown, T>;
}

/** Values of variables that all nodes must share, by name. A node announces them to the others, so they contain no secret. */
export type NodeSettings = Readonly<Record<string, string>>;

/** Another node that has given a sign of life within the last seconds. */
export interface OtherNode {
  readonly node: string;
  /** The settings with which it announced itself. Undefined before that, and for builds that announce none. */
  readonly settings: NodeSettings | undefined;
}

/**
 * Carries messages between the nodes of a platform: changes that every node must know at once, and the offer that one of
 * them publishes. What must not be lost is in the database; after a gap, a node reads it there.
 */
export interface Bus {
  /** Id of this node, new at each start. */
  readonly node: string;
  /** True if other nodes may be connected. */
  readonly isShared: boolean;
  /**
   * Sends a message to every node. This node takes it before the function returns; the others take the messages of a node
   * in their order. Never throws: while the bus is away, other nodes miss messages and see a gap.
   */
  publish<T>(topic: Topic<T>, message: T): void;
  /** Takes the messages of a topic, those of this node too. `from` is the id of the sender. */
  subscribe<T>(topic: Topic<T>, take: (message: T, from: string) => void): Stop;
  /** Calls back when messages of another node may have been missed, and once when a node has ended. `from` is the id of that node. */
  onGap(take: (from: string) => void): Stop;
  /**
   * Calls back each second while messages of other nodes do not arrive. What they decide meanwhile is in the database, and
   * is read there. The next call waits until the one before has ended.
   */
  whileAway(read: () => void | Promise<void>): Stop;
  /** False while messages of other nodes do not arrive. */
  isConnected(): boolean;
  /** The nodes that are connected, without this one. A node that was killed counts for 3 s more. */
  others(): readonly OtherNode[];
  /**
   * Shows the others the settings of this node from now on. Of two nodes that announce themselves at once, at least one has
   * the other in `others` afterwards.
   */
  announce(settings: NodeSettings): Promise<void>;
  close(): Promise<void>;
}
