export { chainFrom, hashOfLink, isLinkOf, sharedDraws, type Sha256 } from './hash-chain.ts';
