/* What mypyc calls as a method of an object, or does slowly; bench/compiled.py has compiled code use this instead.

   Sets of places on a map are numbers. mypyc keeps numbers of up to 62 bits in registers and leaves all others to Python.
   The maps of Age of Innovation and Tapestry have more places, but fewer than 120: bench/compiled.c computes with numbers
   of 128 bits, and makes an object only of what does not fit into 62. */

#ifndef TAFELRUNDE_COMPILED_H
#define TAFELRUNDE_COMPILED_H

#ifdef __SIZEOF_INT128__
#define CPyTagged_BitwiseLongOp_ tafelrunde_bitwise
#define CPyTagged_Invert_ tafelrunde_invert
#define CPyTagged_Negate_ tafelrunde_negate
#define CPyTagged_Lshift_ tafelrunde_lshift
#define CPyTagged_Rshift_ tafelrunde_rshift
#endif

#include <Python.h>
#include <CPy.h>

CPyTagged tafelrunde_bit_count_long(CPyTagged number);
PyObject *tafelrunde_sum(PyObject *list);

/* int.bit_count() */
static inline CPyTagged tafelrunde_bit_count(CPyTagged number) {
#if defined(__GNUC__) || defined(__clang__)
    if (likely((number & (CPY_INT_TAG | ((CPyTagged)1 << (CPY_INT_BITS - 1)))) == 0)) {
        return (CPyTagged)__builtin_popcountll(number) << 1;
    }
#endif
    return tafelrunde_bit_count_long(number);
}

#endif
