/** Where a running server describes every call that a program may make. */
export const OPENAPI_PATH = '/api/openapi.json'
