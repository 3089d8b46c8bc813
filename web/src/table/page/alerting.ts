/** Alerts of a table, loaded once it is mounted. */
export { Alerter } from '../../alerts/alerts'
export { alertOf } from '../../seats/alert'
