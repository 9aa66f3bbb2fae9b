export function NotFoundPage() {
  return <h1>404 - Không tìm thấy trang</h1>;
}
