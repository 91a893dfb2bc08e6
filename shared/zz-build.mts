import webpack from 'webpack';
import config from '../api/webpack.config';
const c = { ...config, output: { ...config.output, path: '/tmp/apibuild/dist' } };
webpack(c, (e, s) => { console.log(e, s?.toString({ all: false, errors: true, warnings: true, assets: true })); });
