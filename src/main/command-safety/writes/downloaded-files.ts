import { posix } from 'node:path';
import type { Argument } from '../syntax/command-arguments';
import { type Change, change, knownLater, within } from './change';
import { strict } from './write-reader';

// Downloads of curl and wget: files that options name, and files named after the URL.

const curlOutputs = [
  ...['-o', '--output', '-D', '--dump-header', '-c', '--cookie-jar', '--trace', '--trace-ascii', '--stderr'],
  ...['--etag-save', '--hsts', '--alt-svc', '--libcurl', '--ssl-sessions'],
];

const curlOptions = `-#012346aBfgGiIjJklLMnNOpqRsSvVZ ${curlOutputs.map((name) => `${name}:`).join(' ')}
  -A: -b: -C: -d: -e: -E: -F: -H: -h= -K: -m: -P: -Q: -r: -t: -T: -u: -U: -w: -x: -X: -y: -Y: -z:
  --abstract-unix-socket: --anyauth --append --aws-sigv4: --basic --ca-native --cacert: --capath: --cert: --cert-status
  --cert-type: --ciphers: --compressed --compressed-ssh --config: --connect-timeout: --connect-to: --continue-at:
  --cookie: --create-dirs --create-file-mode: --crlf --crlfile: --curves: --data: --data-ascii: --data-binary:
  --data-raw: --data-urlencode: --delegation: --digest --disable --disable-eprt --disable-epsv
  --disallow-username-in-url --dns-interface: --dns-ipv4-addr: --dns-ipv6-addr: --dns-servers: --doh-cert-status
  --doh-insecure --doh-url: --etag-compare: --expect100-timeout: --fail --fail-early --fail-with-body --form:
  --form-escape --form-string: --ftp-create-dirs --ftp-method: --ftp-pasv --ftp-port: --get --globoff
  --happy-eyeballs-timeout-ms: --head --header: --help= --hostpubmd5: --hostpubsha256: --http0.9 --http1.0 --http1.1
  --http2 --http2-prior-knowledge --http3 --http3-only --ignore-content-length --include --insecure --interface: --ipv4
  --ipv6 --json: --junk-session-cookies --keepalive-time: --key: --key-type: --limit-rate: --list-only --local-port:
  --location --location-trusted --login-options: --manual --max-filesize: --max-redirs: --max-time: --negotiate --netrc
  --netrc-file: --netrc-optional --next --no-alpn --no-buffer --no-clobber --no-keepalive --no-progress-meter
  --no-sessionid --noproxy: --ntlm --oauth2-bearer: --output-dir: --parallel --parallel-immediate --parallel-max:
  --pass: --path-as-is --pinnedpubkey: --post301 --post302 --post303 --preproxy: --progress-bar --proto:
  --proto-default: --proto-redir: --proxy: --proxy-anyauth --proxy-basic --proxy-cacert: --proxy-cert: --proxy-header:
  --proxy-insecure --proxy-key: --proxy-user: --proxy1.0: --proxytunnel --pubkey: --quote: --range: --rate: --raw
  --referer: --remote-header-name --remote-name --remote-name-all --remote-time --remove-on-error --request:
  --request-target: --resolve: --retry: --retry-all-errors --retry-connrefused --retry-delay: --retry-max-time:
  --service-name: --show-error --silent --socks4: --socks4a: --socks5: --socks5-hostname: --speed-limit: --speed-time:
  --ssl --ssl-no-revoke --ssl-reqd --ssl-revoke-best-effort --styled-output --no-styled-output
  --suppress-connect-headers --tcp-fastopen --tcp-nodelay --telnet-option: --time-cond: --tls-max: --tls13-ciphers:
  --tlsv1 --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3 --tr-encoding --trace-config: --trace-ids --trace-time
  --unix-socket: --upload-file: --url: --url-query: --use-ascii --user: --user-agent: --variable: --verbose --version
  --write-out: --xattr`;

export const curl = strict(curlOptions, (given, program): readonly Change[] => {
  const [folder = here] = given.values('--output-dir');
  const urls = [...given.operands, ...given.values('--url')];
  const isNamed = given.has('-O', '--remote-name', '--remote-name-all');
  const outputs = given.values(...curlOutputs);
  // Settings from a file, the name from the server, and curl's expansion of `{a,b}` and `#1`.
  const isLater =
    given.has('-K', '--config') ||
    (isNamed && given.has('-J', '--remote-header-name')) ||
    (isNamed && urls.some(({ text }) => /[[{]/.test(text))) ||
    outputs.some(({ text }) => /#\d/.test(text)) ||
    given.values('-w', '--write-out').some(({ text }) => text.includes('%output{'));
  const paths = [...outputs, ...(isNamed ? urls.map(addressName) : [])];
  return [
    ...paths.map((path) => within(folder.text, path)).map(change('writes')),
    ...(isLater ? [knownLater(program)] : []),
  ];
});

const wgetOutputs = [
  ...['-O', '--output-document', '-o', '--output-file', '-a', '--append-output', '--rejected-log'],
  ...['--save-cookies', '--hsts-file', '--warc-file'],
];

const wgetOptions = `-VhbdqvFcNS46xEkKmprLH -n= ${wgetOutputs.map((name) => `${name}:`).join(' ')}
  -e: -i: -B: -t: -T: -w: -Q: -P: -U: -l: -A: -R: -D: -I: -X: --version --help --background --execute: --debug --quiet
  --verbose --no-verbose --report-speed: --input-file: --force-html --base: --config: --no-config --tries:
  --retry-connrefused --retry-on-http-error: --no-clobber --no-netrc --continue --start-pos: --progress: --show-progress
  --timestamping --no-if-modified-since --no-use-server-timestamps --server-response --spider --timeout: --dns-timeout:
  --connect-timeout: --read-timeout: --wait: --waitretry: --random-wait --no-proxy --quota: --bind-address:
  --limit-rate: --no-dns-cache --restrict-file-names: --ignore-case --inet4-only --inet6-only --prefer-family: --user:
  --password: --ask-password --no-directories --force-directories --no-host-directories --protocol-directories
  --directory-prefix: --cut-dirs: --http-user: --http-password: --no-cache --adjust-extension --ignore-length --header:
  --compression: --max-redirect: --referer: --save-headers --user-agent: --no-http-keep-alive --no-cookies
  --load-cookies: --keep-session-cookies --post-data: --post-file: --method: --body-data: --body-file:
  --content-disposition --content-on-error --auth-no-challenge --secure-protocol: --https-only --no-check-certificate
  --certificate: --private-key: --ca-certificate: --ca-directory: --no-hsts --recursive --level: --delete-after
  --convert-links --backup-converted --mirror --page-requisites --accept: --reject: --domains: --exclude-domains:
  --span-hosts --relative --trust-server-names --no-parent --unlink --xattr`;

/** Options with which settings, a list of URLs or a page decide the names of files. */
const wgetLater = [
  ...['-e', '--execute', '--config', '-i', '--input-file', '-r', '--recursive', '-m', '--mirror'],
  ...[
    '-p',
    '--page-requisites',
    '--content-disposition',
    '--trust-server-names',
    '-x',
    '--force-directories',
  ],
  ...['--default-page', '--protocol-directories'],
];

export const wget = strict(wgetOptions, (given, program): readonly Change[] => {
  const written = given.values(...wgetOutputs).map(change('writes'));
  const [folder = here] = given.values('-P', '--directory-prefix');
  const isNamed = !given.has('-O', '--output-document', '--spider');
  const named = isNamed ? given.operands.map((url) => within(folder.text, addressName(url))) : [];
  return [
    ...written,
    ...named.map(change('writes')),
    ...(given.has(...wgetLater) ? [knownLater(program)] : []),
  ];
});

const here: Argument = { text: '.', isPattern: false };

/** The last name of the URL's path. wget decodes it. */
function addressName({ text }: Argument): Argument {
  const name = posix.basename(text.replace(/[?#].*$/s, ''));
  return { text: name.replace(/%2e/gi, '.').replace(/%2f/gi, '/'), isPattern: false };
}
