/** For the figures of `bench/`, which do not find what is installed here. */
export { default } from 'autocannon';
