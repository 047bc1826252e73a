// Programs from elsewhere in the sandbox: the hosts and folders that each may use.

export const sandboxPlaces = {
  'sandbox-places.in':
    'In the sandbox: it can write only the project and caches, and reaches no host that is not allowed',
  'sandbox-places.in_hosts':
    'In the sandbox: it may reach {{hosts, list}}, and can write only the project and caches',
  'sandbox-places.in_folders':
    'In the sandbox: it may write {{folders, list}} beside the project and caches, and reaches no host that is not allowed',
  'sandbox-places.in_hosts_folders':
    'In the sandbox: it may reach {{hosts, list}}, and write {{folders, list}} beside the project and caches',
} as const;
