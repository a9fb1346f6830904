import { STATUS_CODES } from 'node:http';

import { frameProblems, type FrameProblem, type FrameProblemCode } from '../../wire/index.ts';

type Parts = Partial<Pick<FrameProblem, 'detail' | 'issues' | 'round' | 'left_ms' | 'wallet'>>;

/** A failure of a frame's call. It may be thrown anywhere below the call, and is answered as problem details (RGS-20). */
export class FrameFailure extends Error {
  readonly problem: FrameProblem;

  constructor(code: FrameProblemCode, parts: Parts = {}) {
    const { status, detail } = frameProblems[code];
    super(parts.detail ?? detail);
    this.name = 'FrameFailure';
    this.problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, code, ...parts };
  }
}
