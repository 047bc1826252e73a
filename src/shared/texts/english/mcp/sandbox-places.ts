// Sandbox of servers and command tools: the hosts and folders that each may use.

export const sandboxPlaces = {
  'sandbox-places.in':
    'In the sandbox: can write only to the project and caches, and connect only to allowed hosts',
  'sandbox-places.in_hosts':
    'In the sandbox: can connect to {{hosts, list}}, and write only to the project and caches',
  'sandbox-places.in_folders':
    'In the sandbox: can write only to {{folders, list}}, the project and caches, and connect only to allowed hosts',
  'sandbox-places.in_hosts_folders':
    'In the sandbox: can connect to {{hosts, list}}, and write only to {{folders, list}}, the project and caches',
} as const;
