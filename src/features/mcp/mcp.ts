/** Where a tenant's server of the Model Context Protocol answers. */
export const MCP_PATH = '/mcp'
