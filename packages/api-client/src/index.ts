export { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export { createCalls, type Api, type ApiCall } from './create-calls.ts';
export {
  createTransport,
  type CallOptions,
  type CallRequest,
  type Transport,
  type TransportDeps,
  type TransportOptions,
} from './transport.ts';
