import { startProduct, type Product, type ProductOptions } from '../../scripts/productProcess.ts'

/** The product for as long as `use` takes. */
export async function withProduct<T>(
  options: ProductOptions,
  use: (product: Product) => Promise<T>,
): Promise<T> {
  const product = await startProduct(options)
  try {
    return await use(product)
  } finally {
    await product.stop()
  }
}
