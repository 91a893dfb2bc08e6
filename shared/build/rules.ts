import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const loaderPath = createRequire(import.meta.url).resolve;

/** swc and lightningcss compile for them. */
export const browsers = ['chrome 109', 'edge 109', 'firefox 115', 'safari 16.4'];

const swc = (refresh: boolean): NonNullable<RuleSetRule['use']> => ({
  loader: loaderPath('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
    },
  },
});

/** Rules for code that runs in a browser. `scope` keeps CSS class names of two versions apart. */
export function browserRules(scope: string, development: boolean): RuleSetRule[] {
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: swc(development) },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        { loader: loaderPath('css-loader'), options: { importLoaders: 0 } },
      ],
    },
    {
      test: /\.module\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: loaderPath('css-loader'),
          // webpack keeps what it has compiled by this name: without the scope, with the class names of the build before.
          ident: `css-modules-${scope}`,
          options: {
            modules: {
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentHashSalt: scope,
              localIdentName: development ? '[name]__[local]--[hash:base64:4]' : '[hash:base64:6]',
            },
          },
        },
      ],
    },
    {
      test: /\.(woff2|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'static/media/[name].[contenthash:8][ext]' },
    },
  ];
}

export const nodeRules: RuleSetRule[] = [
  { test: /\.tsx?$/, exclude: /node_modules/, use: swc(false) },
];
