// Plain JavaScript on purpose: it must run on a Node that is too old for everything else.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Manzil needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the command again.\n`,
  );
  process.exit(1);
}
