// Programs whose first argument is a subcommand.

/** If a flag is the first argument, only a rule for the whole command is safe. */
export const subcommanded: ReadonlySet<string> = new Set(
  `git npm pnpm yarn bun cargo rustup go make just task gradle ./gradlew mvn ./mvnw dotnet pip pip3 poetry uv bundle gem
  rails rake composer brew apt apt-get systemctl gh glab docker podman kubectl terraform helm nx turbo mix flutter dart
  zig nix conda aws gcloud az firebase vercel cmake ctest`.split(/\s+/),
);

/** Subcommands that need the next word too. */
export const twofold = /^(?:run|run-script|exec|stash|remote|compose)$/;
