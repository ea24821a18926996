/** The header with the client's IP address, set by the web server; a value from the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-sanggar-client-address'
