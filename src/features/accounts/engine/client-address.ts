/** Where the door puts the client's address for the account site; what a client itself sends in it is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-sanggar-client-address'
