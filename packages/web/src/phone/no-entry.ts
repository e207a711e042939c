/* This file replaces the entry of real dice on the phone page: at a party, the server rolls. */

export default (): null => null;
