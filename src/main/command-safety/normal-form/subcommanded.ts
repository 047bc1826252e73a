// Programs whose first argument is what they do.

/** With a flag in its place only the whole is sure. */
export const subcommanded: ReadonlySet<string> = new Set(
  `git npm pnpm yarn bun cargo rustup go make just task gradle ./gradlew mvn ./mvnw dotnet pip pip3 poetry uv bundle gem
  rails rake composer brew apt apt-get systemctl gh glab docker podman kubectl terraform helm nx turbo mix flutter dart
  zig nix conda aws gcloud az firebase vercel cmake ctest`.split(/\s+/),
);

/** Of these it is the first two where the first is one of those. */
export const twofold = /^(?:run|run-script|exec|stash|remote|compose)$/;
