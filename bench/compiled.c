/* See compiled.h. The runtime of mypyc handles what does not fit into 128 bits. */

#include "compiled.h"

#undef CPyTagged_BitwiseLongOp_
#undef CPyTagged_Invert_
#undef CPyTagged_Negate_
#undef CPyTagged_Lshift_
#undef CPyTagged_Rshift_
CPyTagged CPyTagged_BitwiseLongOp_(CPyTagged left, CPyTagged right, char op);
CPyTagged CPyTagged_Invert_(CPyTagged number);
CPyTagged CPyTagged_Negate_(CPyTagged number);
CPyTagged CPyTagged_Lshift_(CPyTagged left, CPyTagged right);
CPyTagged CPyTagged_Rshift_(CPyTagged left, CPyTagged right);

#ifdef __SIZEOF_INT128__

typedef __int128 wide;

#define MOST_DIGITS (120 / PyLong_SHIFT)

static inline bool widened(CPyTagged number, wide *value) {
    if (CPyTagged_CheckShort(number)) {
        *value = CPyTagged_ShortAsSsize_t(number);
        return true;
    }
    PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
    Py_ssize_t size = CPY_LONG_SIZE_SIGNED(object);
    Py_ssize_t digits = size < 0 ? -size : size;
    if (digits > MOST_DIGITS) return false;
    wide found = 0;
    for (Py_ssize_t i = digits; i-- > 0;) found = found << PyLong_SHIFT | CPY_LONG_DIGIT(object, i);
    *value = size < 0 ? -found : found;
    return true;
}

static CPyTagged as_object(wide value) {
    unsigned __int128 left = value < 0 ? -(unsigned __int128)value : (unsigned __int128)value;
    Py_ssize_t count = 0;
    for (unsigned __int128 rest = left; rest; rest >>= PyLong_SHIFT) count++;
    void *digits = NULL;
    PyLongWriter *writer = PyLongWriter_Create(value < 0, count, &digits);
    if (unlikely(writer == NULL)) CPyError_OutOfMemory();
    for (Py_ssize_t i = 0; i < count; i++, left >>= PyLong_SHIFT) ((digit *)digits)[i] = (digit)(left & PyLong_MASK);
    return CPyTagged_StealFromObject(PyLongWriter_Finish(writer));
}

static inline CPyTagged narrowed(wide value) {
    int64_t low = (int64_t)value;
    return low == value && !CPyTagged_TooBigInt64(low) ? CPyTagged_ShortFromSsize_t((Py_ssize_t)low) : as_object(value);
}

CPyTagged tafelrunde_bitwise(CPyTagged left, CPyTagged right, char op) {
    wide a, b;
    if (!widened(left, &a) || !widened(right, &b)) return CPyTagged_BitwiseLongOp_(left, right, op);
    return narrowed(op == '&' ? a & b : op == '|' ? a | b : a ^ b);
}

CPyTagged tafelrunde_invert(CPyTagged number) {
    wide value;
    return widened(number, &value) ? narrowed(~value) : CPyTagged_Invert_(number);
}

CPyTagged tafelrunde_negate(CPyTagged number) {
    wide value;
    return widened(number, &value) ? narrowed(-value) : CPyTagged_Negate_(number);
}

static inline bool is_shift(CPyTagged by) {
    return CPyTagged_CheckShort(by) && by < (CPyTagged)120 << 1;
}

CPyTagged tafelrunde_lshift(CPyTagged left, CPyTagged right) {
    wide value;
    if (is_shift(right) && widened(left, &value)) {
        int by = (int)(right >> 1);
        wide moved = (wide)((unsigned __int128)value << by);
        if (moved >> by == value) return narrowed(moved);
    }
    return CPyTagged_Lshift_(left, right);
}

CPyTagged tafelrunde_rshift(CPyTagged left, CPyTagged right) {
    wide value;
    return is_shift(right) && widened(left, &value) ? narrowed(value >> (int)(right >> 1)) : CPyTagged_Rshift_(left, right);
}

#endif

CPyTagged tafelrunde_bit_count_long(CPyTagged number) {
    PyObject *object = CPyTagged_AsObject(number);
    Py_ssize_t size = CPY_LONG_SIZE_SIGNED((PyLongObject *)object);
    size_t count = 0;
    for (Py_ssize_t i = size < 0 ? -size : size; i-- > 0;) {
        for (digit bits = CPY_LONG_DIGIT((PyLongObject *)object, i); bits; bits &= bits - 1) count++;
    }
    Py_DECREF(object);
    return (CPyTagged)count << 1;
}

static PyObject *sum_of_any(PyObject *list) {
    PyObject *sum = PyLong_FromLong(0);
    for (Py_ssize_t i = 0; sum != NULL && i < PyList_GET_SIZE(list); i++) {
        PyObject *more = PyNumber_Add(sum, PyList_GET_ITEM(list, i));
        Py_DECREF(sum);
        sum = more;
    }
    return sum;
}

/* sum() of a list: adds small integers in a register, and anything else like Python. */
PyObject *tafelrunde_sum(PyObject *list) {
    Py_ssize_t total = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        CPyTagged number = PyLong_CheckExact(item) ? CPyTagged_BorrowFromObject(item) : CPY_INT_TAG;
        if (!CPyTagged_CheckShort(number)) return sum_of_any(list);
        total += CPyTagged_ShortAsSsize_t(number);
        if (CPyTagged_TooBig(total)) return sum_of_any(list);
    }
    return PyLong_FromSsize_t(total);
}

/* generator.send(), without looking up the method and packing arguments. */
PyObject *tafelrunde_send(PyObject *rules, PyObject *answer) {
    PyObject *result = NULL;
    if (PyIter_Send(rules, answer, &result) != PYGEN_RETURN) return result;
    PyObject *end = result == Py_None ? NULL : PyObject_CallOneArg(PyExc_StopIteration, result);
    if (end != NULL || result == Py_None) PyErr_SetObject(PyExc_StopIteration, end);
    Py_XDECREF(end);
    Py_DECREF(result);
    return NULL;
}
